/** Anchors of the introduction’s sections. */
export const introductionSections = { servers: 'serveurs', access: 'acces', contact: 'contact' } as const;
