import type { LegalEntity } from '../../../domain/contract/legal-entities.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import styles from '../account/account.module.css'
import fieldStyles from '../account/fields.module.css'
import { Check, Field, Form, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import type { LegalEntitiesData } from './load.ts'

/** The BIC comes first: the others follow from it. */
const BANK_NAMES = ['account', 'bic', 'name', 'correspondent'] as const

/** With script the bank is filled in as soon as its BIC is typed. */
const BANK_SEEN = { action: 'bank', on: 'change', draws: 'bank' } as const

function storedOf(edited: LegalEntity | 'new'): Record<string, string> {
  if (edited === 'new') return {}
  const { fullName, shortName, taxNumber, kpp, ogrn, address, bank, main } = edited
  return {
    fullName,
    shortName,
    taxNumber,
    kpp,
    ogrn,
    address,
    main: main ? 'on' : '',
    ...Object.fromEntries(BANK_NAMES.map((name) => [`bank.${name}`, bank?.[name] ?? ''])),
  }
}

/** The tax number comes first: looking it up fills in the rest. */
export function EntityForm({ data, edited }: { data: LegalEntitiesData; edited: LegalEntity | 'new' }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { posted } = data
  const form = useFormState(posted, ['save', 'look', 'bank'], storedOf(edited))
  return (
    <>
      <h2>{t(edited === 'new' ? 'people.addEntity' : 'people.editEntity')}</h2>
      <Form
        form={form}
        action="save"
        checks="entity"
        draft
        live={BANK_SEEN}
        {...(edited !== 'new' && { version: edited.version })}
      >
        <input type="hidden" name="entity" defaultValue={edited === 'new' ? '' : edited.id} />
        <Field form={form} name="taxNumber" label={t('account.taxNumber')} note={t('account.taxNote')} />
        <p className={styles.row}>
          <Submit value="look" quiet label={t('people.lookUp')} />
        </p>
        <Field form={form} name="fullName" label={t('people.fullName')} />
        <Field form={form} name="shortName" label={t('people.shortName')} />
        <div className={fieldStyles.columns}>
          <Field form={form} name="kpp" label={t('people.kpp')} note={t('people.kppNote')} />
          <Field form={form} name="ogrn" label={t('people.ogrn')} note={t('people.ogrnNote')} />
        </div>
        <Field form={form} name="address" label={t('people.entityAddress')} />
        <fieldset className={fieldStyles.columns} data-drawn="bank">
          <legend>{t('people.bankTitle')}</legend>
          {BANK_NAMES.map((name) => (
            <Field key={name} form={form} name={`bank.${name}`} label={t(`people.bank.${name}`)} />
          ))}
        </fieldset>
        <noscript>
          <Submit value="bank" quiet label={t('people.fillBank')} />
        </noscript>
        <Check form={form} name="main" label={t('people.asMain')} />
        <p className={styles.row}>
          <Submit label={t('account.save')} />
          <a href={data.next ?? to('legalEntities')}>{t('people.cancel')}</a>
        </p>
      </Form>
    </>
  )
}
