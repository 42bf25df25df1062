import {
  type LabelledValue,
  type PrintedDocument,
  type PrintedLine,
  printedDocument,
} from '../../../domain/printed-document.ts'
import type { TradeDocument } from '../../../domain/trade-document.ts'
import { useI18n } from '../../app/i18n.tsx'
import { DetailRow } from '../../components/labelled-line.tsx'
import { TypedText } from '../../components/localized.tsx'
import { Unbroken } from '../../components/unbroken.tsx'
import styles from './paper.module.css'

const FIGURES: (keyof PrintedDocument['columns'])[] = ['quantity', 'price', 'vat', 'amount']
/** Whether a column has figures, which stand under one another with their units to the right. */
const isFigure = (column: string) => FIGURES.some((name) => name === column)

/** A quote or an invoice as it is on paper. */
export function PrintableDocument({ document }: { document: TradeDocument }) {
  const paper = printedDocument(document, useI18n())
  // Names of persons have no label of their language.
  const isName = (line: string) => line === document.seller.contact || line === document.buyer.contact
  return (
    <article className={styles.paper} aria-label={paper.title}>
      <h2>
        <Unbroken>{paper.title}</Unbroken>
      </h2>
      <Facts rows={paper.facts} />
      <div className={styles.parties}>
        {paper.parties.map(({ heading, lines }) => (
          <div key={heading}>
            <strong>{heading}</strong>
            {lines.map((line) => (
              <p key={line}>{isName(line) ? line : <TypedText>{line}</TypedText>}</p>
            ))}
          </div>
        ))}
      </div>
      <p className="soft small">{paper.priceBasis}</p>
      <table className="ruled stacked">
        <thead>
          <tr>
            {Object.entries(paper.columns).map(([key, text]) => (
              <th key={key} scope="col" className={isFigure(key) ? styles.figure : undefined}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {paper.lines.map((line) => (
            <Row key={line.position} line={line} columns={paper.columns} />
          ))}
        </tbody>
        <tfoot>
          {[...paper.totals, paper.gross].map(([label, value]) => (
            <tr key={label}>
              <th scope="row" colSpan={5}>
                {label}
              </th>
              <td className="number">{value}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      <Facts rows={[...(paper.words ? [paper.words] : []), ...paper.terms, ...paper.bank]} />
    </article>
  )
}

function Facts({ rows }: { rows: LabelledValue[] }) {
  if (rows.length === 0) return null
  return (
    <table className="ruled stacked">
      <tbody>
        {rows.map(([label, value]) => (
          <DetailRow key={label} name={label}>
            <TypedText>{value}</TypedText>
          </DetailRow>
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  line: PrintedLine
  /** Headings, which a phone shows beside each value. */
  columns: PrintedDocument['columns']
}

function Row({ line: { position, name, details, quantity, price, vat, amount }, columns }: RowProps) {
  return (
    <tr>
      <td className="figures">{position}</td>
      <td>
        <TypedText>{name}</TypedText>
        {details.map(({ text, isTyped }) => (
          <p key={text} className="soft small">
            {isTyped ? <TypedText>{text}</TypedText> : text}
          </p>
        ))}
      </td>
      <td className="number" data-label={columns.quantity}>
        {quantity}
      </td>
      <td className="number" data-label={columns.price}>
        {price}
      </td>
      <td className="number" data-label={columns.vat}>
        {vat}
      </td>
      <td className="number" data-label={columns.amount}>
        {amount}
      </td>
    </tr>
  )
}
