import { CHOSEN_SUPPLIER_PREFIX, MAX_SUPPLIERS } from '../../../domain/category-inquiry.ts'
import type { CompanyCard } from '../../../domain/contract/companies.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { contactField } from '../../components/contact-fields.tsx'
import { ContactForm } from '../../components/contact-form.tsx'
import { FieldErrorText, FormTick } from '../../components/form-field.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { Place } from '../../components/place.tsx'
import { MarkedName } from '../../components/supplier-line.tsx'
import styles from '../inquiry/inquiry.module.css'
import { WishFields } from '../inquiry/wish-fields.tsx'
import type { CategoryInquiryData } from './load.ts'
import { CategoryInquiryConfirmation } from './sent.tsx'

export const slots = { page: CategoryInquiry } satisfies Slots<CategoryInquiryData>

function CategoryInquiry({ data }: { data: CategoryInquiryData }) {
  const { t } = useI18n()
  const to = useHref()
  const { category, copies } = data
  const [first] = copies
  return (
    <div className={styles.page}>
      <div className="page-head">
        <h1>{t(first ? 'inquiry.sent' : 'inquiry.titleSuppliers')}</h1>
        <p>
          <a href={to('category', category)}>
            <LocalizedText value={category.name} />
          </a>
        </p>
      </div>
      {first ? <CategoryInquiryConfirmation data={data} first={first} /> : <Form data={data} />}
    </div>
  )
}

function Form({ data: { category, suppliers, places, typed, errors } }: { data: CategoryInquiryData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  return (
    <ContactForm
      action={to('categoryInquiry')}
      checks="inquiry"
      withFiles
      note={t('inquiry.messageNoteGeneral')}
      consent={t('inquiry.consentSuppliers')}
      send={t('inquiry.send')}
      typed={typed}
      errors={errors}
    >
      <input type="hidden" name="category" defaultValue={category.id} />
      <Suppliers suppliers={suppliers} typed={typed} errors={errors} />
      <WishFields places={places} typed={typed} errors={errors} />
    </ContactForm>
  )
}

/** None is selected by default: the buyer decides whom to write to. */
function Suppliers({ suppliers, ...submission }: Pick<CategoryInquiryData, 'suppliers' | 'typed' | 'errors'>) {
  const i18n = useI18n()
  const { error } = contactField(i18n, submission, 'to')
  return (
    <fieldset aria-describedby={error ? 'to-fault' : undefined}>
      <legend>{i18n.t('inquiry.chooseSuppliers', { n: MAX_SUPPLIERS })}</legend>
      {suppliers.map((supplier) => (
        <Supplier key={supplier.id} supplier={supplier} typed={submission.typed} />
      ))}
      {error && <FieldErrorText id="to-fault">{error}</FieldErrorText>}
    </fieldset>
  )
}

function Supplier({ supplier, typed }: { supplier: CompanyCard; typed: CategoryInquiryData['typed'] }) {
  const name = CHOSEN_SUPPLIER_PREFIX + supplier.id
  return (
    <div>
      <FormTick name={name} defaultChecked={typed[name] === 'on'}>
        <MarkedName verified={supplier.verified}>
          <LocalizedText value={supplier.name} />
        </MarkedName>{' '}
        <span className="soft small">
          <Place city={supplier.city} country={supplier.country} />
        </span>
      </FormTick>
    </div>
  )
}
