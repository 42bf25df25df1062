import { FORMER_OWNERS } from '../../../domain/contract/company-merges.ts'
import { labelledText } from '../../../domain/labelled-text.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { LocalizedText } from '../../components/localized.tsx'
import styles from '../account/account.module.css'
import { Confirm } from '../account/confirm.tsx'
import { Choice, Field, Form, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { MergeForm } from '../account-desk-lists/merge.tsx'
import { ReasonLine } from '../account-desk-lists/reason-line.tsx'
import type { CompanyScreenData } from './load.ts'

/** Hands a company over to somebody, or merges it into another one. For a merged company, only says which one it was merged into. */
export function Ownership({ data }: { data: CompanyScreenData }) {
  const i18n = useI18n()
  const { t } = i18n
  const to = usePersonalHref()
  const form = useFormState(data.posted, 'merge')
  const { desk, plan, into } = data
  const { mergedInto } = data.company
  if (mergedInto)
    return (
      <p className="notice">
        {`${t('deskMerge.mergedInto')} `}
        <a href={to('deskCompany', mergedInto.id)}>
          <LocalizedText value={mergedInto.name} />
        </a>
      </p>
    )
  if (!desk.includes('company.hand-over')) return null
  const moves =
    plan &&
    ([
      ['goods', plan.moves.goods],
      ['requests', plan.moves.requests],
      ['members', plan.moves.members],
    ] as const)
  const stays =
    plan &&
    ([
      ['deals', plan.stays.deals],
      ['orders', plan.stays.orders],
      ['programs', plan.stays.programs],
    ] as const)
  const named = (
    rows: readonly (readonly ['goods' | 'requests' | 'members' | 'deals' | 'orders' | 'programs', number])[],
  ) => rows.map(([name, count]) => [t(`deskMerge.rows.${name}`), count] as const)
  return (
    <section className={styles.form} aria-labelledby="ownership">
      <h2 id="ownership">{t('deskMerge.ownership')}</h2>
      <HandOver data={data} />
      <MergeForm
        kind="company"
        form={form}
        typed={into}
        plan={
          plan && moves && stays
            ? {
                into: plan.into.id,
                name: labelledText(plan.into.name, i18n),
                against: plan.against.map((one) => t(`deskMerge.company.against.${one}`)),
                moves: named(moves),
                stays: named(stays),
              }
            : null
        }
      />
    </section>
  )
}

function HandOver({ data: { posted, company } }: { data: CompanyScreenData }) {
  const { t } = useI18n()
  const form = useFormState(posted, 'handOver')
  return (
    <details open={form.isPosted}>
      <summary>{t('deskMerge.handOver.title')}</summary>
      <Form form={form} action="handOver" checks="handOver">
        <p>{t('deskMerge.handOver.about')}</p>
        {company.members.length === 0 ? <p>{t('deskMerge.handOver.onBehalf')}</p> : null}
        <Field form={form} name="person" label={t('deskMerge.handOver.person')} />
        <Choice
          form={form}
          name="former"
          label={t('deskMerge.handOver.former')}
          options={FORMER_OWNERS.map((value) => ({ value, text: t(`deskMerge.handOver.${value}`) }))}
        />
        <ReasonLine form={form} of="handOver" label={t('deskMerge.reason')} />
        <Confirm form={form} id="handOver" label={t('deskMerge.handOver.confirm')} />
        <Submit label={t('deskMerge.handOver.do')} />
      </Form>
    </details>
  )
}
