import { Hono } from 'hono'
import { database } from '../../db/connection.ts'
import type { Env } from '../../env.ts'
import { describeGet } from '../openapi.ts'
import { query } from '../validate.ts'
import { readCompanies } from './queries.ts'
import { CompanyList, CompanyListQuery } from './schema.ts'

export const companies = new Hono<Env>().get(
  '/',
  describeGet('companies', 'Suppliers', CompanyList),
  query(CompanyListQuery),
  async (c) => c.json(await readCompanies(database(c.env.DB), c.req.valid('query'), c.var.locale)),
)
