import spriteUrl from './icons/sprite.svg?url'

/** Names of the symbols in icons/sprite.svg. */
export type IconName =
  | 'seal'
  | 'search'
  | 'heart'
  | 'menu'
  | 'close'
  | 'chevron-down'
  | 'chevron-right'
  | 'chevron-left'
  | 'arrow-right'
  | 'verified'
  | 'check'
  | 'sun'
  | 'moon'
  | 'device'
  | 'copy'
  | 'filter'
  | 'grid'
  | 'table'
  | 'sort'
  | 'clock'
  | 'file'
  | 'download'
  | 'mail'
  | 'trash'
  | 'undo'
  | 'refresh'
  | 'external'
  | 'product'
  | 'category'
  | 'company'
  | 'story'
  | 'plus'
  | 'minus'
  | 'print'
  | 'zoom'
  | 'warning'

/** A decorative icon: it says nothing to a screen reader, so the control around it carries the words. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  )
}
