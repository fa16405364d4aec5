/** Styles of the fields of the form. */
export const fieldStyles = `
.composer-section {
  display: flex;
  flex-direction: column;
  gap: 0.9rem;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
}

.composer-section > legend {
  margin-block-end: 0.6rem;
  padding: 0;
  font-size: 0.9375rem;
  font-weight: 600;
}

.composer-field {
  display: flex;
  flex-direction: column;
  gap: 0.2rem;
  min-width: 0;
}

.composer-structure {
  display: flex;
  flex-direction: column;
  gap: 0.6rem;
  min-width: 0;
  padding-inline-start: 0.7rem;
  border-inline-start: 2px solid var(--site-line);
}

.composer-head {
  display: flex;
  gap: 0.5rem;
  align-items: baseline;
  justify-content: space-between;
}

.composer-label {
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  gap: 0 0.5rem;
  align-items: baseline;
  min-width: 0;
  min-block-size: 1.5rem;
  margin: 0;
}

.composer-name {
  font-size: 0.8125rem;
  font-weight: 600;
  overflow-wrap: anywhere;
}

.composer-required {
  color: var(--site-required);
  font-size: 0.75rem;
}

.composer-soft,
.composer-hint,
.composer-status {
  color: var(--site-text-soft);
  font-size: 0.75rem;
}

.composer-hint,
.composer-problem,
.composer-status,
.composer-valid {
  margin: 0;
  line-height: 1.4;
  overflow-wrap: anywhere;
}

.composer-problem,
.composer-valid {
  font-size: 0.8125rem;
}

.composer-problem {
  color: var(--site-status-error);
}

.composer-valid {
  color: var(--site-status-success);
}

.composer-problem:empty,
.composer-status:empty {
  display: none;
}

.composer-problems {
  margin: 0.25rem 0 0;
  padding-inline-start: 1rem;
  font-size: 0.8125rem;
  line-height: 1.4;
}

.composer-panel :is([type='radio'], [type='checkbox']) {
  inline-size: 1.5rem;
  block-size: 1.5rem;
  margin: 0;
  accent-color: var(--ifm-color-primary);
}

.composer-control,
.composer-zone {
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: 2rem;
  padding: 0.25rem 0.5rem;
  border: 1px solid var(--site-line-strong);
  border-radius: var(--site-radius-small);
  background: var(--site-surface);
  color: var(--site-text);
  font: inherit;
  font-size: 0.875rem;
}

textarea.composer-control {
  font-family: var(--ifm-font-family-monospace);
  font-size: 0.8125rem;
  line-height: 1.45;
  resize: vertical;
}

.composer-control[aria-invalid='true'] {
  border-color: var(--site-status-error);
  box-shadow: inset 0 0 0 1px var(--site-status-error);
}

.composer-zone {
  inline-size: 6rem;
}

.composer-pair {
  display: flex;
  flex-wrap: wrap;
  gap: 0.35rem;
  align-items: center;
}

.composer-pair > .composer-control {
  flex: 1 1 10rem;
  inline-size: auto;
}

.composer-line {
  display: flex;
  flex-direction: column;
  gap: 0.2rem;
}

.composer-tabs {
  display: flex;
  gap: 1rem;
  font-size: 0.8125rem;
}

.composer-tabs > label,
.composer-null {
  display: flex;
  gap: 0.35rem;
  align-items: center;
  min-block-size: 1.5rem;
  cursor: pointer;
}

.composer-paste {
  display: flex;
  flex-direction: column;
  gap: 0.4rem;
}

.composer-action,
.composer-remove {
  align-self: flex-start;
  max-inline-size: 100%;
  min-block-size: 1.75rem;
  padding: 0.1rem 0.6rem;
  border: 1px solid var(--site-line-strong);
  border-radius: var(--site-radius-small);
  background: var(--site-surface);
  color: var(--site-text);
  font: inherit;
  font-size: 0.8125rem;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
}

.composer-action:hover,
.composer-remove:hover {
  background: var(--site-hover);
}

.composer-action:disabled {
  color: var(--site-text-soft);
  cursor: default;
}

.composer-link {
  min-block-size: 1.5rem;
  padding: 0;
  border: 0;
  background: none;
  color: var(--ifm-color-primary);
  font-size: 0.8125rem;
  text-align: start;
  text-decoration: underline;
  overflow-wrap: anywhere;
  cursor: pointer;
}
`;
