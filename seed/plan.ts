/** Computes all rows of the seed from its content files: the same content always gives the same rows. */
import { roots } from './catalogue/index.ts'
import type { Leaf } from './catalogue/model.ts'
import { spaceChinese } from './chinese.ts'
import { companies, services } from './companies/index.ts'
import { groupDigits } from './digit-groups.ts'
import { SeedFiles } from './files.ts'
import { Drawings } from './pictures.ts'
import { planCategories } from './rows/categories.ts'
import { planCompanies } from './rows/companies.ts'
import { planOffers } from './rows/offers.ts'
import { planParameters } from './rows/parameters.ts'
import { planProducts } from './rows/products.ts'
import { planServices } from './rows/services.ts'
import { planStories } from './rows/stories.ts'
import { stories, tags } from './stories/index.ts'

const leavesByKey = (): Map<string, Leaf> =>
  new Map(roots.flatMap(({ groups }) => groups.flatMap(({ leaves }) => leaves.map((leaf) => [leaf.key, leaf]))))

export function makePlan() {
  const content = [roots, companies, services, stories, tags]
  spaceChinese(content)
  groupDigits(content)
  const files = new SeedFiles()
  const drawings = new Drawings(files)
  const categoryPlan = planCategories(roots, drawings)
  const parameterPlan = planParameters(roots, categoryPlan.numOf)
  const servicePlan = planServices(services)
  const companyPlan = planCompanies(companies, servicePlan.numOf, files)
  const offers = planOffers(roots, companyPlan.suppliersOf)
  return {
    files: files.all,
    categories: categoryPlan,
    parameters: parameterPlan,
    services: servicePlan,
    companies: companyPlan,
    offers,
    products: planProducts(
      offers,
      { numOf: categoryPlan.numOf, parametersOfLeaf: parameterPlan.of },
      { drawings, files },
    ),
    stories: planStories(stories, tags, leavesByKey(), drawings),
  }
}

export type Plan = ReturnType<typeof makePlan>
