import type { OwnProduct } from '../../../domain/contract/organization-products.ts'
import { useI18n } from '../../app/i18n.tsx'
import styles from '../account/account.module.css'
import { Choice, Form, Submit } from '../account/fields.tsx'
import { PictureButtons, pictureId, RemoveFile } from '../account/file-buttons.tsx'
import { FileField } from '../account/file-field.tsx'
import { useFormState } from '../account/form-state.ts'
import { Refused } from '../account/refused.tsx'
import { ProductFrame } from './frame.tsx'
import type { ProductData } from './load.ts'
import { NextStep, StepTitle } from './steps.tsx'

/** Pictures and documents of a product. */
export function ProductFileFields({ data }: { data: ProductData }) {
  const { t } = useI18n()
  const { product, posted } = data
  const form = useFormState(posted, 'add')
  if (!product) return null
  return (
    <ProductFrame data={data} here="productFile">
      <StepTitle step="productFile" />
      <Refused posted={posted} actions={['earlier', 'later', 'remove']} />
      <div data-drawn="files">
        {product.pictures.length + product.documents.length === 0 ? (
          <p className="soft">{t('account.noFiles')}</p>
        ) : null}
        <ul className={styles.list} data-order="files preview">
          {product.pictures.map((picture, at) => (
            <StoredPicture key={picture.id} product={product} at={at} />
          ))}
          {product.documents.map(({ id, url, name }) => (
            <li key={id}>
              <a href={url}>{name}</a>
              <RemoveFile file={id} label={name} />
            </li>
          ))}
        </ul>
      </div>
      <Form form={form} action="add" withFile attach={{ to: product.id, draws: 'files preview' }}>
        <FileField
          form={form}
          name="file"
          label={t('account.addFile')}
          note={t('account.addFileNote')}
          kinds="any"
          multiple
        />
        <Choice
          form={form}
          name="shows"
          label={t('editor.shows')}
          options={[
            { value: 'photo', text: t('editor.photo') },
            { value: 'drawing', text: t('editor.drawing') },
          ]}
        />
        <Submit label={t('account.upload.send')} />
      </Form>
      <NextStep product={product.id} step="productFile" />
    </ProductFrame>
  )
}

/** One of the pictures in the seller's order: lists show the first photo, else the first drawing. */
function StoredPicture({ product: { pictures, version }, at }: { product: OwnProduct; at: number }) {
  const { t } = useI18n()
  const picture = pictures[at]
  if (!picture) return null
  const label = t('company.photo', { number: at + 1 })
  const firstPhoto = pictures.findIndex(({ kind }) => kind === 'photo')
  const shows = picture.kind === 'drawing' ? 'drawing' : 'photo'
  return (
    <li id={pictureId(at)} tabIndex={-1} draggable="true">
      <span>
        <img src={picture.url} alt={label} width={96} height={72} loading="lazy" draggable="false" />{' '}
        <span className="soft small">
          {t(`editor.${shows}`)}
          {at === Math.max(0, firstPhoto) ? ` · ${t('editor.mainPicture')}` : null}
        </span>
      </span>
      <PictureButtons
        file={picture.id}
        version={version}
        label={label}
        at={at}
        isLast={at === pictures.length - 1}
        shows={shows}
      />
    </li>
  )
}
