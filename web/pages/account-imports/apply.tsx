import { FIELD_GROUPS } from '../../../domain/price-list/import-terms.ts'
import { useI18n } from '../../app/i18n.tsx'
import { Check, Choice, Form, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { Ask } from './ask.tsx'
import { Columns } from './columns.tsx'
import type { ImportData } from './load.ts'

/** Applies an import: choices for new goods, for goods edited by hand, and for goods that the file no longer has. */
export function Apply({ data }: { data: ImportData }) {
  const { t, number } = useI18n()
  const { one, posted } = data
  const form = useFormState(posted, ['apply', 'discard'], { newGoods: 'draft' })
  const fits = (one.report?.added ?? 0) <= (one.report?.room ?? Number.POSITIVE_INFINITY)
  const conflicts = FIELD_GROUPS.filter((group) => one.report?.lines.some(({ code }) => code === `hand.${group}`))
  return (
    <>
      {one.table ? (
        <details>
          <summary>{t('imports.columns.again')}</summary>
          <Columns data={data} />
        </details>
      ) : null}
      {one.questions.length > 0 ? (
        <details>
          <summary>{t('imports.ask.again')}</summary>
          <Ask data={data} />
        </details>
      ) : null}
      <section>
        <h2>{t('imports.apply.title')}</h2>
        <Form form={form} action="apply" version={one.version}>
          {fits ? null : (
            <p className="notice">
              {t('imports.apply.noRoom', { n: one.report?.added ?? 0, room: number(one.report?.room ?? 0) })}
            </p>
          )}
          {fits && one.report?.added ? (
            <Choice
              form={form}
              name="newGoods"
              label={t('imports.apply.newGoods')}
              options={(['draft', 'moderation'] as const).map((value) => ({
                value,
                text: t(`imports.apply.${value}`),
              }))}
            />
          ) : null}
          {fits && conflicts.length > 0 ? (
            <fieldset>
              <legend>{t('imports.apply.overwrite')}</legend>
              {conflicts.map((group) => (
                <Check key={group} form={form} name={`overwrite.${group}`} label={t(`imports.group.${group}`)} />
              ))}
            </fieldset>
          ) : null}
          {fits && one.report?.missing.count ? (
            <Check form={form} name="hideMissing" label={t('imports.apply.hideMissing')} />
          ) : null}
          {fits ? <Submit label={t('imports.apply.submit')} /> : null}
          <Submit label={t('imports.apply.discard')} value="discard" quiet />
        </Form>
      </section>
    </>
  )
}
