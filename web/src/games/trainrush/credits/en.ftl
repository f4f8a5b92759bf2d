credits-about = By the Polish rulebook of a prototype, without its pictures. The game in a box may well differ, in its rules as well as in its numbers.
credits-doubt = The map, the steps and coal of the action cards, the values of the progress tracks, the bonus spaces, the points of contracts and special wagons, the scale of missions, and most names of cities and heroes.
