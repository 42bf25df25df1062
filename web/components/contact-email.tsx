import { useAppData } from '../app/page/app-data.tsx'

interface ContactEmailProps {
  className?: string
  /** Text before the address. */
  before?: string
}

/** The site's contact address as a link to write to it; nothing where the operator has given none. */
export function ContactEmail({ className, before }: ContactEmailProps) {
  const email = useAppData()?.contact.email
  if (!email) return null
  return (
    <p className={className}>
      {before}{' '}
      <a className="figures" href={`mailto:${email}`}>
        {email}
      </a>
    </p>
  )
}
