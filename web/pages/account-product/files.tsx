import { useI18n } from '../../app/i18n.tsx'
import styles from '../account/account.module.css'
import { Field, Form, Submit } from '../account/fields.tsx'
import { formState } from '../account/form-state.ts'
import { ProductFrame } from './frame.tsx'
import type { ProductData } from './load.ts'

/** Pictures and documents of a product. */
export function Files({ data }: { data: ProductData }) {
  const i18n = useI18n()
  const { t } = i18n
  const { product, posted } = data
  const form = formState(i18n, posted, 'add', {})
  const files = [
    ...(product?.pictures ?? []).map(({ url }) => ({ url, name: '' })),
    ...(product?.documents ?? []).map(({ url, name }) => ({ url, name })),
  ]
  return (
    <ProductFrame data={data} here="productFile">
      {files.length === 0 ? <p className="soft">{t('account.noFiles')}</p> : null}
      <ul className={styles.list}>
        {files.map((file, at) => (
          <StoredFile key={file.url} {...file} label={`${t('account.remove')} ${file.name || at + 1}`} />
        ))}
      </ul>
      <Form form={form} action="add" withFile>
        <Field
          form={form}
          name="file"
          type="file"
          label={t('account.addFile')}
          note={t('account.addFileNote')}
          accept="image/*,.pdf,.xlsx,.docx"
        />
        <Submit>{t('account.upload.send')}</Submit>
      </Form>
    </ProductFrame>
  )
}

/** A file of ours is known by the last part of its address, a picture on the supplier's own site by all of it. */
const keyOf = (url: string): string => /^\/api\/files\/common\/([^/?]+)/.exec(url)?.[1] ?? url

function StoredFile({ url, name, label }: { url: string; name: string; label: string }) {
  const { t } = useI18n()
  return (
    <li>
      {name ? <a href={url}>{name}</a> : <img src={url} alt="" width={96} height={72} loading="lazy" />}
      <form method="post">
        <input type="hidden" name="key" defaultValue={keyOf(url)} />
        <Submit value="remove" quiet label={label}>
          {t('account.remove')}
        </Submit>
      </form>
    </li>
  )
}
