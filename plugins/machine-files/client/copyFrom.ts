import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Copies the file that a button names in `data-copy-from`, and says so in the status beside it. */
function copyOnClick({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-copy-from]') : null;
  const address = button?.dataset['copyFrom'];
  if (button === null || address === undefined) return;
  const status = button.parentElement?.querySelector('[role="status"]');
  const tell = (words: string | undefined) => {
    if (status !== null && status !== undefined) status.textContent = words ?? '';
  };
  tell('');
  copyFile(address).then(
    () => tell(button.dataset['copied']),
    (error: unknown) => {
      console.warn(error);
      tell(button.dataset['failed']);
    },
  );
}

async function copyFile(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  await navigator.clipboard.writeText(await response.text());
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('click', copyOnClick);
