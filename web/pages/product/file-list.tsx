import type { Product } from '../../../domain/contract/products.ts'
import { byteSize } from '../../app/bytes.ts'
import { useI18n } from '../../app/i18n.tsx'
import { Icon } from '../../components/icon.tsx'
import styles from './product.module.css'

/** 'PDF' of 'application/pdf', 'SVG' of 'image/svg+xml'. */
const kindOf = (type: string) => (type.split('/').at(-1) ?? type).replace(/[+;].*$/, '').toUpperCase()

/** Certificates, data sheets and drawings for download, each with its type and size. */
export function FileList({ files }: Pick<Product, 'files'>) {
  const i18n = useI18n()
  if (files.length === 0) return null
  return (
    <section>
      <h2 className={`ruled-head ${styles.heading}`}>{i18n.t('product.files')}</h2>
      <ul className={styles.files}>
        {files.map(({ id, url, name, type, size }) => (
          <li key={id}>
            <a href={url} download={name}>
              <Icon name="file" />
              <span className={styles.fileName}>{name}</span>
              <span className="figures soft">
                {kindOf(type)} · {byteSize(size, i18n)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
