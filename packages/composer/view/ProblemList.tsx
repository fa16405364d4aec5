import { memo, type ReactNode } from 'react';
import { toFieldName } from '@reliure/openapi';
import { texts } from '../texts.ts';
import type { Violation } from '../core/checkValues.ts';
import { fieldId } from './form.ts';

/** Number of violations that are listed above the form. */
const maxListed = 5;

/** Lists what is wrong with the values. Each entry leads to its field. */
export default memo(function ProblemList({ problems }: { readonly problems: readonly Violation[] }): ReactNode {
  return (
    <div>
      <p role="status" className={problems.length === 0 ? 'composer-valid' : 'composer-problem'}>
        {problems.length === 0 ? texts().valid : texts().violations(problems.length)}
      </p>
      {problems.length > 0 && (
        <ul className="composer-problems">
          {problems.slice(0, maxListed).map(({ pointer, message }, index) => (
            <li key={index}>
              <button type="button" className="composer-link" onClick={() => focusField(pointer)}>
                {toName(pointer)}
              </button>{' '}
              {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});

/** Moves the focus to a field, or to the nearest one around it that is shown. */
function focusField(pointer: string): void {
  for (let own = pointer; own !== ''; own = own.slice(0, own.lastIndexOf('/'))) {
    const field = document.getElementById(fieldId(own));
    if (field !== null) {
      field.focus();
      return;
    }
  }
}

/** @example toName('/body/lots/0/numero') // 'lots.1.numero' */
function toName(pointer: string): string {
  const name = toFieldName(pointer.replace(/^\/(?:body|parameters\/\w+\.)\/?/, '/'));
  return name === '' ? texts().body : name;
}
