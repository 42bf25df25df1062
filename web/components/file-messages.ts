import type { MessageKey } from '../../domain/i18n.ts'

/** Messages about files, which all forms share, by the API's codes. */
export const FILE_MESSAGES = {
  'file.type': 'account.fault.file',
  'file.heic': 'account.fault.fileHeic',
  'file.name': 'account.fault.file',
  'file.kind': 'account.fault.file',
  'file.too-large': 'account.fault.fileTooLarge',
  'file.quota': 'account.fault.quota',
  'file.damaged': 'account.fault.fileDamaged',
  'file.encrypted': 'account.fault.fileEncrypted',
  'file.too-many-pixels': 'account.fault.filePixels',
  'file.bomb': 'account.fault.fileUnsafe',
  'file.polyglot': 'account.fault.fileUnsafe',
  'file.active': 'account.fault.fileUnsafe',
  'file.infected': 'account.fault.fileInfected',
  'scanner.unavailable': 'account.fault.fileUnchecked',
} satisfies Record<string, MessageKey>
