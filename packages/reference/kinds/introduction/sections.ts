/** Sections of the introduction. */
export const introductionSections = { servers: 'serveurs', access: 'acces', contact: 'contact' } as const;
