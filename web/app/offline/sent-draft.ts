/** Key in the tab's session storage of the draft whose form was sent last there. In a file of its own, since the first script has it. */
export const SENT = 'draft-sent'
