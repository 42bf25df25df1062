import { Icon } from './icon.tsx'

/** Copies a text when clicked (app/enhancements/share-actions.ts). */
export const CopyButton = ({ text, label }: { text: string; label: string }) => (
  <button
    type="button"
    className="icon-button copy needs-js no-print"
    data-copy={text}
    aria-label={label}
    data-hint={label}
  >
    <Icon name="copy" />
    <Icon name="check" />
  </button>
)
