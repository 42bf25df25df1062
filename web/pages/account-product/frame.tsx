import type { ReactNode } from 'react'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { AccountFrame } from '../account/frame.tsx'
import navigation from '../account/nav.module.css'
import { Status } from '../account/status.tsx'
import editorStyles from './editor.module.css'
import type { ProductData } from './load.ts'
import { Preview } from './preview.tsx'

const SCREENS = ['product', 'productPrice', 'productFile'] as const
const WORDS = { product: 'details', productPrice: 'prices', productFile: 'files' } as const

interface ProductFrameProps {
  data: ProductData
  here: (typeof SCREENS)[number]
  children: ReactNode
}

/** A screen of one product, with the way to its others. */
export function ProductFrame({
  data: { product, preview, mayEdit, posted, isAdmin, done },
  here,
  children,
}: ProductFrameProps) {
  const { t, locale } = useI18n()
  const to = usePersonalHref()
  const names = product?.names
  const title = names?.[locale] ?? names?.en ?? names?.ru ?? names?.zh ?? t('account.newProduct')
  return (
    <AccountFrame title={title} here="products" done={done} isAdmin={isAdmin}>
      {product && mayEdit ? (
        <nav className={navigation.nav} aria-label={title}>
          <ul>
            {SCREENS.map((name) => (
              <li key={name}>
                <a href={to(name, product.id)} aria-current={name === here ? 'page' : undefined}>
                  {t(`account.${WORDS[name]}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <div className={editorStyles.screen}>
        <div>{mayEdit || !product ? children : <Status thing={product} posted={posted} mayEdit={false} />}</div>
        {preview ? <Preview product={preview} /> : null}
      </div>
    </AccountFrame>
  )
}
