import type { Company } from '../../domain/contract/companies.ts'
import { useI18n } from '../app/i18n.tsx'

interface MapLinksProps extends Pick<Company, 'country' | 'coordinates'> {
  name: string
  address: string
}

/** Addresses that open a place in the visitor's own map: an app if installed, else a web page. */
function addressesOf({ name, address, coordinates }: MapLinksProps) {
  const text = encodeURIComponent(address)
  if (!coordinates)
    return {
      device: `geo:0,0?q=${text}`,
      yandex: `https://yandex.ru/maps/?text=${text}`,
      apple: `https://maps.apple.com/?q=${text}`,
      amap: `https://uri.amap.com/search?keyword=${text}`,
    }
  const { latitude, longitude } = coordinates
  const label = encodeURIComponent(name)
  return {
    // RFC 5870; Android shows the query as the pin's label.
    device: `geo:${latitude},${longitude}?q=${latitude},${longitude}(${label})`,
    yandex: `https://yandex.ru/maps/?pt=${longitude},${latitude}&z=16&l=map`,
    apple: `https://maps.apple.com/?ll=${latitude},${longitude}&q=${label}`,
    // Maps of China use another datum, so the service needs to know that the coordinates are WGS 84.
    amap: `https://uri.amap.com/marker?position=${longitude},${latitude}&name=${label}&coordinate=wgs84&callnative=1`,
  }
}

/** Links to a place in the visitor's own map; they need neither an API key nor script. */
export function MapLinks(props: MapLinksProps) {
  const { t } = useI18n()
  const addresses = addressesOf(props)
  const services = (['device', 'yandex', 'apple', 'amap'] as const).filter(
    (service) => service !== 'amap' || props.country === 'CN',
  )
  return (
    <ul className="map-links">
      {services.map((service) => (
        <li key={service}>
          <a href={addresses[service]} rel="noopener nofollow">
            {t(`map.in.${service}`)}
          </a>
        </li>
      ))}
    </ul>
  )
}
