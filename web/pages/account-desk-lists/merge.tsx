import { useI18n } from '../../app/i18n.tsx'
import { LabelledLine } from '../../components/labelled-line.tsx'
import styles from '../account/account.module.css'
import { Confirm } from '../account/confirm.tsx'
import { Form, HiddenFields, LabelledInput, Submit } from '../account/fields.tsx'
import type { FormState } from '../account/form-state.ts'
import { ReasonLine } from './reason-line.tsx'

/** What a merge would do, before it is confirmed. */
interface MergePlan {
  /** Id and name of the one that gets what moves. */
  into: string
  name: string
  /** What prevents the merge, in words; empty where it is possible. */
  against: readonly string[]
  moves: readonly (readonly [name: string, count: number])[]
  stays: readonly (readonly [name: string, count: number])[]
}

interface MergeProps {
  kind: 'company' | 'person'
  form: FormState
  /** What was typed as the other one; undefined: nothing yet. */
  typed: string | undefined
  /** Null where nothing was typed, or what was typed is no other one. */
  plan: MergePlan | null
}

/** Merges a company or an account into another one, in two steps: which one, then what moves and what stays, with reason and confirmation. */
export function MergeForm({ kind, form, typed, plan }: MergeProps) {
  const { t } = useI18n()
  return (
    <details open={form.isPosted || typed !== undefined} id="merge">
      <summary>{t(`deskMerge.${kind}.title`)}</summary>
      <div className={styles.form}>
        <p>{t(`deskMerge.${kind}.about`)}</p>
        <form method="get" action="#merge" className={styles.row}>
          <LabelledInput name="into" required defaultValue={typed} label={t(`deskMerge.${kind}.field`)} />
          <button type="submit" className="button quiet">
            {t('deskMerge.next')}
          </button>
        </form>
        {typed !== undefined && !plan ? <p role="alert">{t(`deskMerge.${kind}.unknown`)}</p> : null}
        {plan ? <Planned kind={kind} form={form} plan={plan} /> : null}
      </div>
    </details>
  )
}

function Planned({ kind, form, plan }: Pick<MergeProps, 'kind' | 'form'> & { plan: MergePlan }) {
  const { t } = useI18n()
  const { into, name, against, moves, stays } = plan
  // Where the merge is impossible, what it would move is not shown.
  if (against.length > 0)
    return (
      <div className="notice" role="status">
        <div>
          <p>
            <LabelledLine text={t('deskMerge.refused', { name })} />
          </p>
          <ul className={styles.bullets}>
            {against.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      </div>
    )
  return (
    <>
      <Counts title={t('deskMerge.moves', { name })} rows={moves} />
      {stays.length > 0 ? <Counts title={t('deskMerge.stays')} rows={stays} /> : null}
      <Form form={form} action="merge" checks="merge">
        <HiddenFields values={{ into }} />
        <ReasonLine form={form} of="merge" label={t('deskMerge.reason')} />
        <Confirm form={form} id="merge" label={t(`deskMerge.${kind}.confirm`)} />
        <Submit label={t('deskMerge.merge')} />
      </Form>
    </>
  )
}

function Counts({ title, rows }: { title: string; rows: MergePlan['moves'] }) {
  const { number } = useI18n()
  return (
    <table className={`ruled ${styles.fit}`}>
      <caption>
        <LabelledLine text={title} />
      </caption>
      <tbody>
        {rows.map(([name, count]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="figures">{number(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
