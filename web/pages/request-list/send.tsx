import { CHOSEN_SUPPLIER_PREFIX } from '../../../domain/category-inquiry.ts'
import { MAX_REQUEST_SUPPLIERS } from '../../../domain/limits.ts'
import { listed } from '../../../domain/listed.ts'
import { isSupplierChosen, SHOWN_SUPPLIERS } from '../../../domain/request-list/suppliers.ts'
import { useI18n } from '../../app/i18n.tsx'
import { ConsentField, ContactFields, contactField } from '../../components/contact-fields.tsx'
import { fieldMessage } from '../../components/error-message.ts'
import { FieldErrorText, FormText, FormTick } from '../../components/form-field.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { RequestFiles } from '../../components/request-files.tsx'
import { WishFields } from '../inquiry/wish-fields.tsx'
import { OPEN_CATEGORY } from './choice.tsx'
import type { OpenedRequestList } from './load.ts'

/** The recipients of the list, and its sender. */
export function SendList(opened: OpenedRequestList) {
  const i18n = useI18n()
  const { t } = i18n
  const { list, typed, errors } = opened
  const without = list.counts.none + list.counts.choose
  return (
    <section className="sheet contact-form">
      {list.suppliers.length > 0 && <Suppliers {...opened} />}
      {without > 0 && <Publish {...opened} />}
      <FormText
        {...contactField(i18n, { typed, errors }, 'message')}
        label={t('inquiry.message')}
        note={t('inquiry.messageNote')}
        rows={3}
        required={false}
      />
      <FromLetter {...opened} />
      <WishFields places={opened.places} typed={typed} errors={errors} />
      <RequestFiles typed={typed} errors={errors} />
      <ContactFields typed={typed} errors={errors} forSuppliers />
      <ConsentField text={t('requestList.consent')} typed={typed} errors={errors} />
      <button type="submit" className="button primary" name="action" value="send">
        {t(list.suppliers.length > 0 ? 'requestList.sendTicked' : 'requestList.publish')}
      </button>
    </section>
  )
}

/** Initial values of the wishes below, where the buyer's letter states them. */
function FromLetter({ terms: { vat, neededBy, incoterm, deliveredTo } }: OpenedRequestList) {
  const { t, date, locale } = useI18n()
  const terms = listed(
    [vat && t(`inquiryItem.vatWish.${vat}`), neededBy && date(neededBy), incoterm, deliveredTo],
    locale,
  )
  return terms && <p className="notice">{t('requestList.fromLetter', { terms })}</p>
}

/** The suppliers of the products that were found, each to be left out. */
function Suppliers({ list: { suppliers, counts, asked }, typed }: OpenedRequestList) {
  const { t } = useI18n()
  const without = counts.none + counts.choose
  const open = suppliers.filter(({ id }) => !asked.includes(id))
  const first = new Set(open.slice(0, MAX_REQUEST_SUPPLIERS).map(({ id }) => id))
  return (
    <>
      <h2>{t('requestList.suppliers', { n: suppliers.length })}</h2>
      {open.length > MAX_REQUEST_SUPPLIERS && (
        <p className="notice">{t('requestList.tooMany', { n: MAX_REQUEST_SUPPLIERS })}</p>
      )}
      <input type="hidden" name={SHOWN_SUPPLIERS} defaultValue={suppliers.map(({ id }) => id).join(' ')} />
      <ul>
        {suppliers.map(({ id, name, lines }) => (
          <li key={id}>
            <FormTick
              name={CHOSEN_SUPPLIER_PREFIX + id}
              defaultChecked={typed[SHOWN_SUPPLIERS] === undefined ? first.has(id) : isSupplierChosen(typed, id)}
            >
              <LocalizedText value={name} /> <span className="soft small">{t('requestList.lines', { n: lines })}</span>
              {asked.includes(id) && <span className="soft small"> · {t('requestList.asked')}</span>}
            </FormTick>
          </li>
        ))}
      </ul>
      {without > 0 && (
        <FormTick name="others" defaultChecked={typed.others === 'on'}>
          {t('requestList.others', { n: without })}
        </FormTick>
      )}
    </>
  )
}

/** Publishes the lines without a product to the suppliers of a category; before the box is ticked it says who will see them. */
function Publish({ list: { counts }, categories, guessed, typed, errors }: OpenedRequestList) {
  const i18n = useI18n()
  const { t } = i18n
  const fault = fieldMessage(i18n, 'contact', errors, 'category')
  const id = OPEN_CATEGORY
  return (
    <fieldset>
      <legend>{t('openRequests.publishTitle')}</legend>
      <FormTick name="open" defaultChecked={typed.open === 'on'}>
        {t('openRequests.publish', { n: counts.none + counts.choose })}
      </FormTick>
      <p className="soft small">{t('openRequests.publishNote')}</p>
      <div>
        <label className="label" htmlFor={id}>
          {t('openRequests.category')}
        </label>
        <select
          className="field"
          id={id}
          name="category"
          defaultValue={typed.category ?? guessed}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-fault` : undefined}
        >
          <option value="">—</option>
          {categories.map((category) => (
            <option key={category.id} value={category.id}>
              {`${'\u2003'.repeat(category.level)}${category.name.text}`}
            </option>
          ))}
        </select>
        {fault && <FieldErrorText id={`${id}-fault`}>{fault}</FieldErrorText>}
      </div>
    </fieldset>
  )
}
