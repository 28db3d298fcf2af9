/** Who acts. Each concept is a comma-separated list of patterns (see pattern.ts). */
export const actors = {
  anonymous: `anonymous, anonymously, unauthenticated, visitor|guest|stranger|outsider, unregistered, logged|signed out, publicly,
    without an|any|a? account|login|registration|authentication|password|registering|authenticating, without logging|signing in|up,
    no login|account|authentication|registration needed|required|necessary?, not logged|signed in, general public, non members, anyone|anybody|everybody with the? link,
    needn't log|sign in, to the public, public visitor|page|link|url|endpoint|api|website`,
  staff: `support staff|agent|team|employee|user|desk|colleague|person|engineer|line, helpdesk, help desk, service desk, customer service|care|success|support, back office, backoffice,
    operator, moderator, employee, clerk, call centre|center, account manager, staff, staff member, colleague, sales rep|team|person|agent|staff, agent,
    consultant, receptionist, front desk, cashier, dispatcher, nurse, coordinator, caseworker, case worker|handler|manager, advisor|adviser|tutor|coach, warehouse staff|worker, technician, editor, teacher, instructor, trainer`,
  admin: `admin, administrator, superuser, super admin|user, org|workspace|team|tenant|organization|account|group|site|system|project|company|club|school|shop|store owner|admin|administrator, owner, maintainer, manager, supervisor, team lead|leader, root`,
  customer: `customer, user, member, patient, student, pupil, client, buyer, seller, tenant, driver, shopper, player, reader, subscriber, guest, applicant, candidate, citizen, resident, passenger, donor, parent, learner, participant, host, merchant, vendor, supplier, contact, person, account holder, policyholder, cardholder, attendee, investor, borrower, traveller, traveler, author, creator, freelancer, courier, volunteer, family|household member, team member, viewer, contributor, employee`,
  partner: `partner, supplier, vendor, reseller, third party|parties, contractor, external user|system|partner|party|client|company|service|people|person|collaborator|consultant, integrator, agency, franchisee, affiliate, distributor, accountant, auditor, dealer, broker`,
  everyone: `anyone, anybody, everyone, everybody, any|every|all user|member|customer|employee|person|logged|signed|authenticated|account|colleague|staff|agent|visitor|player|seller, whoever`,
  others: `another|other|others|any|every|all|each|someone|somebody|arbitrary|different|foreign user|customer|member|patient|student|client|tenant|account|organization|workspace|company|team|store|school|person|seller|merchant|player|branch|department|guest|employee|child|household|project|shop|site|clinic|hospital,
    someone|somebody|anyone|anybody else's?, other people's?, another person's?, others, on behalf of, in the name of, across organizations|tenants|workspaces|companies|teams|accounts|stores|branches|projects|departments|schools|customers|clinics|sites, of|from other|all|any|different user|customer|member|tenant|organization|team|company|store|branch|school|workspace|account`,
  device: `device, sensor, controller, gateway, charger, meter, thermostat, terminal, kiosk, tablet, printer, camera, lock, vehicle, robot, machine, firmware, scanner, reader, smart home|meter|lock`,
} as const;
