import { memo, type ReactNode } from 'react';
import { isIdempotencyKey } from '../core/toRequest.ts';
import { childPointer } from '../core/values.ts';
import { texts } from '../texts.ts';
import { parameterKey } from '../types.ts';
import type { FormParameter, Values } from '../types.ts';
import FieldList from './FieldList.tsx';

const locations = ['path', 'query', 'querystring', 'header', 'cookie'] as const;

interface Props {
  readonly parameters: readonly FormParameter[];
  readonly values: Values['parameters'];
}

/** Renders the parameters by location. */
export default memo(function ParametersView({ parameters, values }: Props): ReactNode {
  return locations.map((location) => {
    const own = parameters.filter((parameter) => parameter.in === location);
    if (own.length === 0) return null;
    const fields = own.map((parameter) => {
      const key = parameterKey(parameter);
      const isGenerated = isIdempotencyKey(parameter);
      return {
        key,
        name: parameter.name,
        node: parameter.node,
        pointer: childPointer('/parameters', key),
        value: values[key],
        ...(parameter.required && !isGenerated && { isRequired: true }),
        ...(isGenerated && { note: texts().generated }),
      };
    });
    return (
      <fieldset key={location} className="composer-section">
        <legend>{texts().parameters[location]}</legend>
        <FieldList fields={fields} depth={0} />
      </fieldset>
    );
  });
});
