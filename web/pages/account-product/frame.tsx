import type { ReactNode } from 'react'
import { wordings } from '../../../domain/text.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { AccountFrame } from '../account/frame.tsx'
import { SectionNav } from '../account/section-nav.tsx'
import { Status } from '../account/status.tsx'
import editorStyles from './editor.module.css'
import type { ProductData } from './load.ts'
import { Preview } from './preview.tsx'

const SCREENS = [
  ['product', 'account.details'],
  ['productPrice', 'account.prices'],
  ['productFile', 'account.files'],
] as const

interface ProductFrameProps {
  data: ProductData
  here: (typeof SCREENS)[number][0]
  children: ReactNode
}

/** A screen of one product, with the way to its others. */
export function ProductFrame({ data, here, children }: ProductFrameProps) {
  const { t, locale } = useI18n()
  const to = usePersonalHref()
  const { product, preview, mayEdit, posted } = data
  const names = product?.names ?? {}
  const title = names[locale] ?? wordings(names)[0] ?? t('account.newProduct')
  return (
    <AccountFrame data={data} title={title} here="products">
      {product && mayEdit ? (
        <SectionNav
          label={title}
          links={SCREENS.map(([name, key]) => ({ href: to(name, product.id), text: t(key), isHere: name === here }))}
        />
      ) : null}
      <div className={editorStyles.screen}>
        <div>{mayEdit || !product ? children : <Status thing={product} posted={posted} mayEdit={false} />}</div>
        {preview ? <Preview product={preview} /> : null}
      </div>
    </AccountFrame>
  )
}
