/**
 * Who may do what: the only place that says so (DECISIONS section 3). A route names its action, `requires('product.edit')`,
 * and never a role. What each endpoint comes to is tested against tests/fixtures/access.ts.
 */

/**
 * Least standing that an action asks for. 'anyone' are also visitors who are not signed in; 'person' is anybody signed in;
 * 'employee', 'manager' and 'owner' are roles in an organization, each with the rights of those before it; 'admin' is the
 * role of the house, which gives no rights in anybody's organization.
 */
export type Standing = 'anyone' | 'person' | 'employee' | 'manager' | 'owner' | 'admin'

export const ACTIONS = {
  'account.read': 'person',
  'account.edit': 'person',
  'favourite.read': 'person',
  'favourite.edit': 'person',
  'organization.found': 'person',
  'invitation.answer': 'person',

  'company.read': 'employee',
  'company.edit': 'manager',
  'company.publish': 'manager',
  'product.read': 'employee',
  'product.edit': 'manager',
  'legal-entity.read': 'employee',
  'legal-entity.edit': 'manager',
  'legal-entity.look-up': 'person',
  'employee.read': 'employee',
  'employee.edit': 'owner',
  'organization.leave': 'employee',

  'sign-in.ask': 'anyone',
  'inquiry.send': 'anyone',
  'inquiry.read': 'employee',
  'inquiry.answer': 'manager',
  'lead.send': 'anyone',
  'file.upload': 'person',
  'page.inspect': 'person',
  'address.suggest': 'anyone',

  'moderation.read': 'admin',
  'moderation.decide': 'admin',
  'operator.read': 'admin',
} as const satisfies Record<string, Standing>

export type Action = keyof typeof ACTIONS
