import { useCallback, useEffect, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { refuseCopy } from '../choice.ts';
import { readCopyState, removeCopy, type CopyState } from '../client/copyState.ts';
import { registerWorker } from '../client/registerWorker.ts';

/** Milliseconds between two reads of the copy’s state. */
const refreshInterval = 1000;

/** Shows whether this browser keeps a copy of the site, and lets the visitor decide. */
export default function OfflineCopy(): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const [state, setState] = useState<CopyState | null>(null);
  const [isChoiceLost, setChoiceLost] = useState(false);
  const refresh = useCallback(() => void readCopyState(baseUrl).then(setState), [baseUrl]);
  useEffect(() => {
    refresh();
    // This window is not notified when a copy arrives, fails to arrive, or is removed by another window.
    const timer = setInterval(refresh, refreshInterval);
    return () => clearInterval(timer);
  }, [refresh]);

  const keep = (): void => {
    refuseCopy(false);
    setChoiceLost(false);
    registerWorker(baseUrl)
      .catch(() => undefined)
      .finally(refresh);
  };
  const remove = (): void => {
    setChoiceLost(!refuseCopy(true));
    removeCopy(baseUrl)
      .catch(() => undefined)
      .finally(refresh);
  };

  const isStored = state?.kind === 'stored' || state?.kind === 'downloading';
  return (
    <div data-needs-app="" className="margin-bottom--lg">
      <p role="status">{state === null ? <Waiting /> : stateWording(state)}</p>
      {isChoiceLost && (
        <p>
          <Translate id="offline.forgotten">
            Ce navigateur ne retient pas votre choix : une copie sera faite de nouveau à la prochaine visite.
          </Translate>
        </p>
      )}
      {state !== null && state.kind !== 'unavailable' && (
        <button type="button" className="button button--secondary" onClick={isStored ? remove : keep}>
          {isStored ? (
            <Translate id="offline.remove">Supprimer la copie et ne plus en garder</Translate>
          ) : (
            <Translate id="offline.keep">Garder une copie</Translate>
          )}
        </button>
      )}
    </div>
  );
}

function Waiting(): ReactNode {
  return (
    <Translate id="offline.unknown">
      L’état de la copie s’affiche ici. Sans JavaScript, aucune copie n’est gardée.
    </Translate>
  );
}

function stateWording(state: CopyState): string {
  switch (state.kind) {
    case 'unavailable':
      return translate({
        id: 'offline.impossible',
        message: 'Ce navigateur ne peut pas garder de copie : navigation privée, réglage, ou connexion non sécurisée.',
      });
    case 'refused':
      return translate({ id: 'offline.refused', message: 'Ce navigateur ne garde aucune copie, selon votre choix.' });
    case 'absent':
      return state.shouldSaveData
        ? translate({
            id: 'offline.dear',
            message:
              'Ce navigateur ne garde aucune copie : la connexion est lente, ou le navigateur économise les données.',
          })
        : translate({ id: 'offline.absent', message: 'Ce navigateur ne garde pas encore de copie.' });
    case 'downloading':
      return translate({ id: 'offline.arriving', message: 'La copie est en cours de téléchargement.' });
    case 'stored':
      return state.bytes === null
        ? translate({ id: 'offline.kept', message: 'Ce navigateur garde une copie du site.' })
        : translate(
            {
              id: 'offline.keptWithSize',
              message: 'Ce navigateur garde une copie du site : {size} Mo sur cet appareil.',
            },
            { size: Math.ceil(state.bytes / 1e6).toLocaleString('fr') },
          );
  }
}
