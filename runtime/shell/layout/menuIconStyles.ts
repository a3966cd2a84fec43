import 'virtual:menu-icons.css'
import './menuIcons.css'
