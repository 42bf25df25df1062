import type { TextLineChange } from '../../../domain/line-changes.ts'
import storyStyles from './stories.module.css'

/** What was taken out of texts and what was added, line by line; texts without a change are not given. */
export function ChangedTexts({ texts: changed }: { texts: { name: string; lines: TextLineChange[] }[] }) {
  return (
    <dl>
      {changed.map(({ name, lines }) => (
        <div key={name}>
          <dt>
            <strong>{name}</strong>
          </dt>
          <dd>
            {lines.map(({ kind, line }, at) =>
              kind === 'removed' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, at the edge
                <del key={at} className={storyStyles.removed}>{`− ${line}`}</del>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, at the edge
                <ins key={at} className={storyStyles.added}>{`+ ${line}`}</ins>
              ),
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
