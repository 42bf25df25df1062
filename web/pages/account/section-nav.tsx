import styles from './nav.module.css'

interface SectionNavProps {
  label: string
  /** `count`: how many of its entries wait for an action. */
  links: readonly { href: string; text: string; isHere: boolean; count?: string | undefined }[]
}

/** Links to the screens of a section; the present one is marked. */
export const SectionNav = ({ label, links }: SectionNavProps) => (
  <nav className={styles.nav} aria-label={label}>
    <ul>
      {links.map(({ href, text, isHere, count }) => (
        <li key={href}>
          <a href={href} aria-current={isHere ? 'page' : undefined}>
            {text} {count === undefined ? null : <span className="counter">{count}</span>}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
