import styles from './nav.module.css'

/** `count`: how many of its entries wait for an action. */
interface SectionLink {
  href: string
  text: string
  isHere: boolean
  count?: string | undefined
}

interface SectionNavProps {
  label: string
  /** Links that belong together are in one row. */
  rows: readonly (readonly SectionLink[])[]
}

/** Links to the screens of a section; the present one is marked. */
export const SectionNav = ({ label, rows }: SectionNavProps) => (
  <nav className={styles.nav} aria-label={label}>
    {rows.map((links) => (
      <ul key={links[0]?.href}>
        {links.map(({ href, text, isHere, count }) => (
          <li key={href}>
            <a href={href} aria-current={isHere ? 'page' : undefined}>
              {text} {count === undefined ? null : <span className="counter">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    ))}
  </nav>
)
