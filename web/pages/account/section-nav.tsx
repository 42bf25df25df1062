import styles from './nav.module.css'

interface SectionNavProps {
  label: string
  links: readonly { href: string; text: string; isHere: boolean }[]
}

/** Links to the screens of a section; the present one is marked. */
export const SectionNav = ({ label, links }: SectionNavProps) => (
  <nav className={styles.nav} aria-label={label}>
    <ul>
      {links.map(({ href, text, isHere }) => (
        <li key={href}>
          <a href={href} aria-current={isHere ? 'page' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
