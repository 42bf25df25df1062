import { useRef } from 'react'
import { createRoot } from 'react-dom/client'
import type { I18n } from '../../../../domain/i18n.ts'
import { I18nProvider, useI18n } from '../../../app/i18n.tsx'
import { listProps, optionProps, useCombobox } from '../../../components/combobox/use-combobox.ts'
import { useComboboxInput } from '../../../components/combobox/use-combobox-input.ts'
import { useOptions } from '../../../components/combobox/use-options.ts'
import styles from './address-list.module.css'
import type { Address } from './fetch-addresses.ts'

/** Milliseconds without a key before addresses are fetched. */
const PAUSE = 200
/** Minimum number of characters: shorter texts match too many addresses. */
const MIN_LENGTH = 3

interface AddressSource {
  fetchAddresses: (query: string, signal: AbortSignal) => Promise<Address[]>
  onChosen: (address: Address) => void
}

function AddressList({ field, fetchAddresses, onChosen }: AddressSource & { field: HTMLInputElement }) {
  const { t } = useI18n()
  const input = useRef(field)
  const combobox = useCombobox(input)
  const query = combobox.typed?.trim() ?? ''
  const { options, failed } = useOptions(query.length < MIN_LENGTH ? null : query, PAUSE, fetchAddresses)
  const listId = `${field.id}-addresses`
  const count = options?.length ?? 0
  useComboboxInput({ input, combobox, listId, count })

  const choose = (address: Address) => {
    field.value = address.value
    onChosen(address)
    combobox.close()
  }
  const status = () => {
    if (failed) return t('account.addresses.failed')
    if (options === null) return ''
    return count === 0 ? t('account.addresses.none') : t('account.addresses.found', { n: count })
  }
  return (
    <>
      {options !== null && count > 0 && (
        <div
          role="listbox"
          {...listProps(listId)}
          lang={field.lang}
          aria-label={t('account.addresses.label')}
          className={styles.list}
        >
          {options.map((address, place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field listens to keys (components/combobox/use-combobox-input.ts)
            <div
              key={address.value}
              role="option"
              tabIndex={-1}
              {...optionProps(listId, place, combobox.active)}
              className={styles.option}
              onClick={() => choose(address)}
            >
              {address.value}
            </div>
          ))}
        </div>
      )}
      <p role="status" className="soft small">
        {status()}
      </p>
    </>
  )
}

/**
 * Offers addresses below a text field as they are typed. Whatever is typed is accepted as well.
 * @param signal removes the list
 */
export function suggestAddresses(
  field: HTMLInputElement,
  i18n: I18n,
  { fetchAddresses, onChosen }: AddressSource,
  signal: AbortSignal,
): void {
  // A box of its own: directly in the field's grid, the list would start at the grid's top and cover the input.
  const place = document.createElement('div')
  place.dataset.suggestions = ''
  field.after(place)
  const root = createRoot(place)
  root.render(
    <I18nProvider value={i18n}>
      <AddressList field={field} fetchAddresses={fetchAddresses} onChosen={onChosen} />
    </I18nProvider>,
  )
  signal.addEventListener('abort', () => {
    place.remove()
    // In a microtask: unmounting while the page is rendering is not allowed.
    queueMicrotask(() => root.render(null))
  })
}
