-- An operator sees, read only and for half an hour, what a person sees (docs/behaviour.md, "Viewing as somebody"): whom the operator's own
-- session shows, in which organization (NULL: the person's own choice), and until when. The end empties all three.
ALTER TABLE sessions ADD COLUMN viewing_user INTEGER;
ALTER TABLE sessions ADD COLUMN viewing_company INTEGER;
ALTER TABLE sessions ADD COLUMN viewing_until INTEGER;

CREATE INDEX sessions_viewing ON sessions (viewing_user, viewing_until) WHERE viewing_user IS NOT NULL;
