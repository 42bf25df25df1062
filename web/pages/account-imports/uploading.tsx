import type { Import } from '../../../domain/contract/imports.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { Form, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import type { ImportData } from './load.ts'

interface UploadingProps {
  data: ImportData
  upload: NonNullable<Import['upload']>
}

/** A file of which only some parts have arrived: how to continue its upload, or to give it up. */
export function Uploading({ data: { one, posted, mayEdit }, upload: { parts, arrived } }: UploadingProps) {
  const { t, number } = useI18n()
  const to = usePersonalHref()
  const form = useFormState(posted, 'discard')
  return (
    <section>
      <h2>{t('imports.up.title')}</h2>
      <p>{t('imports.up.arrived', { done: number(arrived.length), total: number(parts) })}</p>
      <p>
        {t('imports.up.goOn')} <a href={to('imports')}>{t('imports.title')}</a>
      </p>
      {mayEdit ? (
        <Form form={form} action="discard" version={one.version}>
          <Submit label={t('imports.up.discard')} quiet />
        </Form>
      ) : null}
    </section>
  )
}
