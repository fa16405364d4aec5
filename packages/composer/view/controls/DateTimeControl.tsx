import { useState, type ReactNode } from 'react';
import { texts } from '../../texts.ts';
import type { Described } from '../form.ts';

interface Props {
  readonly id: string;
  /** A date and time of RFC 3339, or an empty text. */
  readonly value: string;
  readonly set: (value: unknown) => void;
  readonly described: Described;
}

/** Renders a date and time beside its time zone: without a choice, that of the visitor on this day. */
export default function DateTimeControl({ id, value, set, described }: Props): ReactNode {
  const [, own = '', ownZone = ''] = /^(.*?)(Z|[+-]\d\d:\d\d)?$/i.exec(value) ?? [];
  const [typed, setTyped] = useState<string | null>(null);
  const zone = typed ?? ownZone;
  const write = (time: string, nextZone: string): void => {
    const seconds = /T\d\d:\d\d$/.test(time) ? `${time}:00` : time;
    set(time === '' ? undefined : `${seconds}${isZone(nextZone) ? nextZone : localZone(time)}`);
  };
  return (
    <div className="composer-pair">
      <input
        id={id}
        type="datetime-local"
        step={1}
        className="composer-control"
        data-static=""
        {...described}
        value={own}
        onChange={({ target }) => write(target.value, zone)}
      />
      <input
        className="composer-zone"
        aria-label={texts().zone}
        autoComplete="off"
        data-static=""
        size={6}
        value={zone}
        onBlur={() => setTyped(null)}
        onChange={({ target }) => {
          setTyped(target.value);
          if (isZone(target.value)) write(own, target.value);
        }}
      />
    </div>
  );
}

function isZone(text: string): boolean {
  return /^(?:Z|[+-]\d\d:\d\d)$/i.test(text);
}

/** @example localZone('2026-07-01T08:00') // '+02:00' in Paris */
function localZone(time: string): string {
  const minutes = -new Date(time).getTimezoneOffset();
  const two = (number: number): string => String(number).padStart(2, '0');
  const distance = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(distance / 60))}:${two(distance % 60)}`;
}
