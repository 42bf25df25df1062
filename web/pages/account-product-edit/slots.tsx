import { isRunning } from '../../../domain/statuses/import.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { FormAlert } from '../../components/form-field.tsx'
import { Form, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { AccountFrame } from '../account/frame.tsx'
import { Progress } from '../account-imports/progress.tsx'
import { ImportStatusBadge } from '../account-imports/rows.tsx'
import { UndoImport, UndoResult } from '../account-imports/undo.tsx'
import { ChooseChange } from './choose.tsx'
import type { EditData } from './load.ts'
import { ChangeReport } from './report.tsx'
import { useChangeText } from './texts.ts'

export const slots = { page: OneEdit } satisfies Slots<EditData>

/** A bulk change in whatever state it is: what is chosen, the work that is going on, the preview, what was written, its undo. */
function OneEdit({ data }: { data: EditData }) {
  const { t, date } = useI18n()
  const to = usePersonalHref()
  const changeText = useChangeText(data.categories)
  const { one, mayEdit, posted } = data
  const { status, change, report, total } = one
  return (
    <AccountFrame data={data} title={change ? changeText(change) : t('edits.title')} here="products">
      <p>
        <a href={to('products')}>{t('account.products')}</a> · <a href={to('imports')}>{t('imports.journal')}</a>
      </p>
      <p>
        <ImportStatusBadge status={status} />{' '}
        <span className="soft">
          {[t('edits.of', { n: total }), date(one.createdAt), one.author].filter(Boolean).join(' · ')}
        </span>
      </p>
      {isRunning(status) ? (
        <Progress
          label={t(`imports.status.${status}`)}
          text="edits.progress"
          done={report?.read ?? 0}
          total={total}
          href={to('productEdit', one.id)}
        />
      ) : null}
      <FormAlert text={one.error && t(one.error === 'quota' ? 'edits.error.quota' : 'edits.error.failed')} />
      {status === 'applied' ? (
        <p>
          <a href={to('products', { import: one.id })}>{t('goods.ofImport')}</a>
        </p>
      ) : null}
      {one.undo ? <UndoResult undo={one.undo} /> : null}
      {mayEdit && one.undoUntil ? (
        <UndoImport version={one.version} posted={posted} until={one.undoUntil} label={t('edits.undo')} />
      ) : null}
      {change && report && !isRunning(status) ? <ChangeReport data={data} change={change} report={report} /> : null}
      {mayEdit && status === 'ready' ? <Apply data={data} /> : null}
      {mayEdit && status === 'asking' ? <ChooseChange data={data} /> : null}
      {mayEdit && status === 'ready' ? (
        <details>
          <summary>{t('edits.another')}</summary>
          <ChooseChange data={data} />
        </details>
      ) : null}
    </AccountFrame>
  )
}

function Apply({ data: { one, posted } }: { data: EditData }) {
  const { t } = useI18n()
  const form = useFormState(posted, ['apply', 'discard'])
  const n = one.report?.changed ?? 0
  return (
    <Form form={form} action="apply" version={one.version}>
      <div>
        {n > 0 ? <Submit label={t('edits.apply', { n })} /> : null}{' '}
        <Submit label={t('edits.discard')} value="discard" quiet />
      </div>
      <p className="soft small">{t('edits.applyNote')}</p>
    </Form>
  )
}
