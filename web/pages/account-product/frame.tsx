import type { ReactNode } from 'react'
import { useI18n } from '../../app/i18n.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { AccountFrame } from '../account/frame.tsx'
import { Status } from '../account/status.tsx'
import { wordingOf } from '../account/wording.ts'
import editorStyles from './editor.module.css'
import type { ProductData } from './load.ts'
import { Preview } from './preview.tsx'
import { type Step, StepNav } from './steps.tsx'

interface ProductFrameProps {
  data: ProductData
  here: Step
  children: ReactNode
}

/** A screen of one product, with the way to its others. */
export function ProductFrame({ data, here, children }: ProductFrameProps) {
  const { t, locale } = useI18n()
  const { product, preview, mayEdit, posted } = data
  const name = wordingOf(product?.names ?? {}, locale)
  const plain = name.text || t('account.newProduct')
  // The value typed last, because the form that is being filled in may have changed it.
  const isOnRequest = posted?.preview ? posted.fields.onRequest === 'on' : (product?.prices.onRequest ?? false)
  return (
    <AccountFrame data={data} title={name.text ? <LocalizedText value={name} /> : plain} here="products">
      {product && mayEdit ? <StepNav product={product.id} here={here} label={plain} /> : null}
      <div className={editorStyles.screen}>
        <div>
          {mayEdit || !product ? (
            children
          ) : (
            <Status thing={product} posted={posted} mayEdit={false} product={product.id} />
          )}
        </div>
        {preview ? (
          <Preview product={preview} isOnRequest={isOnRequest} isStandIn={product?.pictures.length === 0} />
        ) : null}
      </div>
    </AccountFrame>
  )
}
