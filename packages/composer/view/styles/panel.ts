/** Styles of the panel, and of the sample in it. */
export const panelStyles = `
.composer-panel {
  margin-block-start: 0.75rem;
  border: 1px solid var(--site-line);
  border-radius: var(--site-radius);
  background: var(--site-surface);
}

.composer-title {
  display: flex;
  flex-wrap: wrap;
  gap: 0.35rem 0.5rem;
  align-items: center;
  padding: 0.6rem 0.8rem 0;
}

.composer-title > h3 {
  flex: 1 1 auto;
  margin: 0;
  font-size: 1rem;
}

.composer-panel > .composer-hint {
  padding: 0.25rem 0.8rem 0.6rem;
}

.composer-form {
  display: flex;
  flex-direction: column;
  gap: 0.75rem;
  padding: 0.75rem 0.8rem 0.9rem;
}

/* The sample that changes stays in view. */
.composer-sample {
  border-block: 1px solid var(--site-line);
  background: var(--site-code-background);
}

.composer-bar {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.75rem;
  align-items: center;
  justify-content: space-between;
  padding: 0.3rem 0.8rem;
}

.composer-bar > select {
  min-block-size: 1.5rem;
  border: 0;
  border-radius: var(--site-radius-small);
  background: none;
  color: var(--site-text);
  font: inherit;
  font-size: 0.8125rem;
  font-weight: 600;
  cursor: pointer;
}

.composer-code {
  max-block-size: 24rem;
  margin: 0;
  padding: 0.6rem 0.8rem;
  border-block-start: 1px solid var(--site-line);
  border-radius: 0;
  background: none;
  color: var(--site-text);
  font-size: 0.8125rem;
  line-height: 1.5;
}

.composer-address {
  margin: 0;
  font-size: 0.8125rem;
  line-height: 1.4;
  overflow-wrap: anywhere;
}

.composer-taken {
  display: flex;
  flex-direction: column;
  gap: 0.5rem;
  padding: 0.5rem 0.8rem 0.7rem;
  border-block-end: 1px solid var(--site-line);
}

.composer-mono,
.composer-name,
.composer-link {
  font-family: var(--ifm-font-family-monospace);
}

.composer-tools {
  display: flex;
  flex-wrap: wrap;
  gap: 0.35rem;
}

@media (min-width: 1280px) and (min-height: 40rem) {
  .composer-sample {
    position: sticky;
    z-index: 1;
    inset-block-start: 0;
  }

  .composer-code {
    max-block-size: 30vh;
  }

  /* A control that gets the focus is below the sample, not behind it. */
  .composer-panel :is(input, select, textarea, button, fieldset, [role='group']) {
    scroll-margin-block-start: calc(30vh + 6rem);
  }
}

/* The call is printed, as on a page without the form. */
@media print {
  .composer-panel {
    border: 0;
  }

  .composer-title,
  .composer-panel > .composer-hint,
  .composer-form,
  .composer-bar {
    display: none;
  }

  .composer-sample {
    position: static;
    border: 1px solid var(--site-line);
  }
}
`;
