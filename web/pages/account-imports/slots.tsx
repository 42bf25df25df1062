import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { Pagination } from '../../components/pagination.tsx'
import { Field, Form, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { AccountFrame } from '../account/frame.tsx'
import { CatalogueFile } from './catalogue-file.tsx'
import type { ImportData, ImportsData } from './load.ts'
import { OneImport } from './one.tsx'
import { ImportRows } from './rows.tsx'

export const importsSlots = { page: Imports } satisfies Slots<ImportsData>
export const importSlots = { page: One } satisfies Slots<ImportData>

/** What file dialogs offer; the content decides. */
const ACCEPT =
  '.xml,.yml,.csv,.txt,.tsv,.xlsx,.xls,.jsonl,.ndjson,.zip,text/xml,application/xml,text/csv,application/zip'

function Imports({ data }: { data: ImportsData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const form = useFormState(data.posted, 'upload')
  const { list, mayEdit } = data
  return (
    <AccountFrame data={data} title={t('imports.title')} here="products">
      <p>
        <a href={to('products')}>{t('imports.toProducts')}</a> · <a href={to('exchange')}>{t('exchange.title')}</a> ·{' '}
        <a href={to('goodsFeeds')}>{t('feeds.title')}</a> · <a href={to('partnerFeeds')}>{t('partnerFeeds.title')}</a>
      </p>
      <p>{t('imports.intro')}</p>
      {mayEdit ? (
        <Form form={form} action="upload" withFile>
          <Field
            form={form}
            name="file"
            type="file"
            label={t('imports.file')}
            note={t('imports.fileNote')}
            accept={ACCEPT}
          />
          <noscript>
            <p className="soft">{t('imports.noScript')}</p>
          </noscript>
          <div data-parts={to('imports')}>
            <Submit label={t('imports.upload')} />
          </div>
        </Form>
      ) : null}
      <h2>{t('imports.journal')}</h2>
      {list.data.length === 0 ? <p className="soft">{t('imports.none')}</p> : <ImportRows rows={list.data} />}
      <Pagination meta={list.meta} />
      <CatalogueFile />
    </AccountFrame>
  )
}

function One({ data }: { data: ImportData }) {
  const { t } = useI18n()
  return (
    <AccountFrame data={data} title={t('imports.one', { file: data.one.fileName })} here="products">
      <OneImport data={data} />
    </AccountFrame>
  )
}
