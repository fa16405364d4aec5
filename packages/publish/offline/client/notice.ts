import { translate } from '@docusaurus/Translate';

interface Notice {
  readonly show: () => void;
}

/**
 * Creates a notice that the site has a newer version than the page. Its element is added empty, because screen readers
 * only announce changes to a status that already exists.
 */
export function createNotice(): Notice {
  const notice = document.createElement('div');
  notice.setAttribute('role', 'status');
  document.body.append(notice);
  return {
    show() {
      if (notice.childElementCount > 0) return;
      const reload = document.createElement('button');
      reload.type = 'button';
      reload.className = 'button button--primary button--sm';
      reload.textContent = translate({ id: 'offline.notice.reload', message: 'Reload' });
      reload.addEventListener('click', () => location.reload());
      notice.className = 'site-notice';
      notice.append(
        translate({ id: 'offline.notice.text', message: 'A new version of this site is available.' }),
        ' ',
        reload,
      );
    },
  };
}
