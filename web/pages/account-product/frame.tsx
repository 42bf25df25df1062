import type { ReactNode } from 'react'
import { useI18n } from '../../app/i18n.tsx'
import { AccountFrame } from '../account/frame.tsx'
import { Status } from '../account/status.tsx'
import { labelledWording } from '../account/wording.ts'
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
  const i18n = useI18n()
  const { t } = i18n
  const { product, preview, mayEdit, posted } = data
  const title = labelledWording(product?.names ?? {}, i18n) || t('account.newProduct')
  return (
    <AccountFrame data={data} title={title} here="products">
      {product && mayEdit ? <StepNav product={product.id} here={here} label={title} /> : null}
      <div className={editorStyles.screen}>
        <div>
          {mayEdit || !product ? (
            children
          ) : (
            <Status thing={product} posted={posted} mayEdit={false} product={product.id} />
          )}
        </div>
        {preview ? <Preview product={preview} /> : null}
      </div>
    </AccountFrame>
  )
}
