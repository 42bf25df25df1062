import type { OwnProduct } from '../../../domain/contract/organization-products.ts'
import { useI18n } from '../../app/i18n.tsx'
import styles from '../account/account.module.css'
import { Form, Submit } from '../account/fields.tsx'
import { FileField } from '../account/file-field.tsx'
import { formState } from '../account/form-state.ts'
import { MoveButtons, pictureId } from '../account/move-buttons.tsx'
import { Refused } from '../account/refused.tsx'
import { ProductFrame } from './frame.tsx'
import type { ProductData } from './load.ts'

/** Pictures and documents of a product. */
export function Files({ data }: { data: ProductData }) {
  const i18n = useI18n()
  const { t } = i18n
  const { product, posted } = data
  const form = formState(i18n, posted, 'add', {})
  if (!product) return null
  return (
    <ProductFrame data={data} here="productFile">
      <Refused posted={posted} actions={['earlier', 'later', 'remove']} />
      {product.pictures.length + product.documents.length === 0 ? <p className="soft">{t('account.noFiles')}</p> : null}
      <ul className={styles.list}>
        {product.pictures.map((picture, at) => (
          <StoredPicture key={picture.id} product={product} at={at} />
        ))}
        {product.documents.map(({ id, url, name }) => (
          <li key={id}>
            <a href={url}>{name}</a>
            <Remove file={id} label={name} />
          </li>
        ))}
      </ul>
      <Form
        form={form}
        action="add"
        withFile
        attach={{ place: `/api/profile/company/products/${product.id}/files`, as: {} }}
      >
        <FileField
          form={form}
          name="file"
          label={t('account.addFile')}
          note={t('account.addFileNote')}
          accept="image/*,.pdf,.xlsx,.docx"
        />
        <Submit>{t('account.upload.send')}</Submit>
      </Form>
    </ProductFrame>
  )
}

/** One of the pictures in the order in which buyers see them: lists show the first. */
function StoredPicture({ product: { pictures, version }, at }: { product: OwnProduct; at: number }) {
  const { t } = useI18n()
  const picture = pictures[at]
  if (!picture) return null
  const label = t('company.photo', { number: at + 1 })
  return (
    <li id={pictureId(at)} tabIndex={-1}>
      <span>
        <img src={picture.url} alt={label} width={96} height={72} loading="lazy" />{' '}
        {at === 0 ? <span className="soft small">{t('editor.mainPicture')}</span> : null}
      </span>
      <div className={styles.row}>
        <MoveButtons file={picture.id} version={version} label={label} at={at} isLast={at === pictures.length - 1} />
        <Remove file={picture.id} label={label} />
      </div>
    </li>
  )
}

function Remove({ file, label }: { file: string; label: string }) {
  const { t } = useI18n()
  return (
    <form method="post">
      <input type="hidden" name="key" defaultValue={file} />
      <Submit value="remove" quiet label={`${t('account.remove')}: ${label}`}>
        {t('account.remove')}
      </Submit>
    </form>
  )
}
