import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { ValidatedForm } from '../../components/validated-form.tsx'
import styles from '../account/account.module.css'
import { HiddenFields } from '../account/fields.tsx'
import type { FormState } from '../account/form-state.ts'
import inRow from '../account/in-row.module.css'
import type { AdminData, QueueView } from './load.ts'
import { ReasonField } from './reason.tsx'

/** Id of the form that decides about all ticked rows; their checkboxes refer to it. */
export const MANY = 'many'

/** The view that a decision returns to, as fields of its form (worker/forms/account/moderation.ts). */
export const viewFields = (view: QueueView): Record<string, string> =>
  Object.fromEntries(Object.entries(view).map(([key, value]) => [`view.${key}`, value]))

export function DecideMany({ form, data: { view, isAllTicked } }: { form: FormState; data: AdminData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  return (
    <ValidatedForm id={MANY} checks="decision" enter="nothing" className={styles.row} data-draft="">
      <HiddenFields values={{ action: 'many', once: crypto.randomUUID(), ...viewFields(view) }} />
      <a href={to('admin', { ...view, all: isAllTicked ? undefined : 1 })}>
        {t(isAllTicked ? 'moderation.clearPage' : 'moderation.selectPage')}
      </a>
      <button type="submit" className="button" name="decision" value="approve">
        {t('moderation.approveMany')}
      </button>
      <span className={inRow.together}>
        <ReasonField id="reason-many" form={form} />
        <button type="submit" className="button" name="decision" value="refuse">
          {t('moderation.refuseMany')}
        </button>
      </span>
    </ValidatedForm>
  )
}
