import type { IconName } from './icon-names.ts'
import spriteUrl from './icons/sprite.svg?url'

export type { IconName }

/** A decorative icon, hidden from screen readers, so the control around it must have a label. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  )
}
