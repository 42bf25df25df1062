/** The Bank of Russia's directory of banks (electronic message ED807), read in pieces. */
import { readXml, type XmlFormat } from './xml-reader.ts'

export interface Bank {
  bic: string
  name: string
  /** Correspondent account; '' where it has none. */
  correspondent: string
}

/** Accounts of the kind CRSA are correspondent accounts; one that is being closed accepts no payments. */
const isCorrespondent = ({ regulationaccounttype, accountstatus = 'ACAC', account = '' }: Record<string, string>) =>
  regulationaccounttype === 'CRSA' && accountstatus === 'ACAC' && /^\d{20}$/.test(account)

/** Banks that are being wound up, or that the directory only mentions, have another status. */
const isActive = ({ participantstatus = 'PSAC' }: Record<string, string>): boolean => participantstatus === 'PSAC'

function ed807(): XmlFormat<Bank> {
  let bank: Bank | null = null
  const complete: Bank[] = []
  return {
    open(name, attributes) {
      if (name === 'bicdirectoryentry') bank = { bic: attributes.bic ?? '', name: '', correspondent: '' }
      else if (bank && name === 'participantinfo' && isActive(attributes)) bank.name = attributes.namep ?? ''
      else if (bank && name === 'accounts' && isCorrespondent(attributes))
        bank.correspondent ||= attributes.account ?? ''
    },
    text: () => undefined,
    close(name) {
      if (name !== 'bicdirectoryentry') return
      if (bank && /^\d{9}$/.test(bank.bic) && bank.name !== '') complete.push(bank)
      bank = null
    },
    fault: () => false,
    take: () => complete.splice(0),
    end: () => undefined,
  }
}

/** @returns the active banks; null for a file of another kind, or one that is broken or cut: half a directory would replace a whole one */
export async function readBankDirectory(bytes: AsyncIterable<Uint8Array>): Promise<Bank[] | null> {
  const banks: Bank[] = []
  for await (const entry of readXml(bytes, ed807())) {
    if (!('kind' in entry)) banks.push(entry)
    else if (entry.kind === 'fault' || (entry.kind === 'root' && entry.name !== 'ed807')) return null
  }
  return banks.length > 0 ? banks : null
}
