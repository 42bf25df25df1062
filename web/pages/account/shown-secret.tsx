import type { FormSubmission } from '../../../domain/form-submission.ts'

/**
 * @param field in which the form's handler has put it
 * @returns what the form that was just sent has made; null where it was refused, or none was sent
 */
export const shownSecret = (posted: FormSubmission | null, field: string): string | null =>
  posted?.fields.action === 'save' && Object.keys(posted.errors).length === 0 ? (posted.fields[field] ?? null) : null

/** A secret that cannot be shown again. */
export function ShownSecret({ about, secret }: { about: string; secret: string }) {
  return (
    <div className="notice success" role="status">
      <p>{about}</p>
      <p>
        <code>{secret}</code>
      </p>
    </div>
  )
}
