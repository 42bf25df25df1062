-- Roles that administrators have granted to people (docs/behaviour.md, "Operators' roles"); logins of ADMIN_LOGINS need no row.
CREATE TABLE operators (
  user INTEGER PRIMARY KEY,
  -- JSON: domain/operator-roles.ts
  roles TEXT NOT NULL,
  granted_by INTEGER NOT NULL,
  granted_at INTEGER NOT NULL
);
