import { useCallback, useEffect, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { readCopyState, removeCopy, type CopyState } from '../client/copyState.ts';
import { registerWorker } from '../client/registerWorker.ts';

/** Milliseconds between two reads of the copy’s state. */
const refreshInterval = 1000;

/** Shows whether this browser keeps a copy of the site, and lets the visitor decide. */
export default function OfflineCopy(): ReactNode {
  const {
    siteConfig: { baseUrl },
    i18n: { currentLocale },
  } = useDocusaurusContext();
  const [state, setState] = useState<CopyState | null>(null);
  const refresh = useCallback(() => void readCopyState(baseUrl).then(setState), [baseUrl]);
  useEffect(() => {
    refresh();
    // This window is not notified when a copy arrives, fails to arrive, or is removed by another window.
    const timer = setInterval(refresh, refreshInterval);
    return () => clearInterval(timer);
  }, [refresh]);

  const isStored = state?.kind === 'stored' || state?.kind === 'downloading';
  const change = (): void => {
    (isStored ? removeCopy : registerWorker)(baseUrl)
      .catch(() => undefined)
      .finally(refresh);
  };

  return (
    <div data-needs-app="" className="margin-bottom--lg">
      <p role="status">{state === null ? <Waiting /> : stateWording(state, currentLocale)}</p>
      {state !== null && state.kind !== 'unavailable' && (
        <button type="button" className="button button--secondary" onClick={change}>
          {isStored ? (
            <Translate id="offline.remove">Remove the copy</Translate>
          ) : (
            <Translate id="offline.keep">Save a copy</Translate>
          )}
        </button>
      )}
    </div>
  );
}

function Waiting(): ReactNode {
  return (
    <Translate id="offline.unknown">
      The status of the copy appears here. Without JavaScript, no copy can be saved.
    </Translate>
  );
}

function stateWording(state: CopyState, locale: string): string {
  switch (state.kind) {
    case 'unavailable':
      return translate({
        id: 'offline.impossible',
        message: 'This browser cannot save a copy: private browsing, a setting, or an insecure connection prevents it.',
      });
    case 'absent':
      return translate({ id: 'offline.absent', message: 'This browser has no copy.' });
    case 'downloading':
      return translate({ id: 'offline.arriving', message: 'The copy is downloading.' });
    case 'stored':
      return state.bytes === null
        ? translate({ id: 'offline.kept', message: 'This browser has a copy of this site.' })
        : translate(
            {
              id: 'offline.keptWithSize',
              message: 'This browser has a copy of this site, which uses {size} MB on this device.',
            },
            { size: Math.ceil(state.bytes / 1e6).toLocaleString(locale) },
          );
  }
}
