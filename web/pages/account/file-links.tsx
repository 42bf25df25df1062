import type { Message } from '../../../domain/contract/messages.ts'
import { byteSize } from '../../app/bytes.ts'
import { useI18n } from '../../app/i18n.tsx'

/** Files of a message or of an order's state; nothing where there are none. */
export function FileLinks({ files }: Pick<Message, 'files'>) {
  const i18n = useI18n()
  if (files.length === 0) return null
  return (
    <ul>
      {files.map((file) => (
        <li key={file.id}>
          <a href={file.url}>{file.name}</a> <span className="soft small">{byteSize(file.size, i18n)}</span>
        </li>
      ))}
    </ul>
  )
}
