### Train Rush, reference, English: the source of the translations.

tile-number = { $id }: { $tile }
hero-text = At home in { $city }. When played: { $bonus }. The mission counts { $resource }.
ref-move = Moving
ref-track = Plain field
ref-siding = Siding
ref-city = City
ref-tunnel = Tunnels and exits
ref-contractor = Contractors
ref-trade = Wagons, contracts, black market
ref-cards = Action cards
ref-rail-infrastructure = Infrastructure
ref-rail-contractor = Contractors
rule-track = Nothing happens on a plain field.
rule-siding = Whoever ends a move here carries out the tile with this number, may load the parcel, and sets off the scoring of the zone for everybody.
rule-tunnel = Tunnels and exits lead from one loop to another. A tunnel is no field: from the field before it to the one behind it is one step.
rule-zone = Warehouses and a station. When a train stops at its siding: A, every leased warehouse takes its owner one space along the contractor track of its colour; B, the station’s owner goes one space along the infrastructure track for each leased warehouse.
rule-contractor = In every city waits a contractor of each state. Leasing to one takes the marker along the track by the city’s rank; the contractor never comes back.
rule-cards = You may hold { $n } cards. Actions I to IV are carried out from the top; none can be left out, but you may stop.
rule-heroes = A hero is played in the region of their city while it has its mission: the bonus comes at once, and at the end the mission counts one resource on your wagons.
